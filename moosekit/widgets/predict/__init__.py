"""The Predict: a question that is answered before anything is shown, and looked at again at the end."""

from moosekit.widgets.predict.predict import Predict

__all__ = ["Predict"]
