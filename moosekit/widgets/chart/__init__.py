"""The Chart: exact bars with simulated dots, runs that settle down, a deck beside a token, beliefs before and after."""

from moosekit.widgets.chart.bars import Bars
from moosekit.widgets.chart.chart import Chart
from moosekit.widgets.chart.memory import Memory
from moosekit.widgets.chart.runs import Runs
from moosekit.widgets.chart.updating import Updating

__all__ = ["Bars", "Chart", "Memory", "Runs", "Updating"]
