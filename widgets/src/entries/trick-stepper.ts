// The front end of moosekit.widgets.TrickStepper: an anywidget module.
import type { StepperState } from "../core/contract";
import { mounted } from "../core/mount";
import base from "../styles/base.css";
import rules from "../styles/rules.css";
import css from "../styles/stepper.css";
import { styleCss } from "../ui/art";
import { stepper } from "../ui/stepper";

export default mounted<StepperState>({
  styles: { base, rules, stepper: styleCss() + css },
  madeOf: ["frames", "scene", "theme", "present", "predict", "tap"],
  make: stepper,
});
