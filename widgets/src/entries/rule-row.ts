// The front end of moosekit.widgets.RuleRow: an anywidget module.
import { mounted } from "../core/mount";
import type { RowState } from "../rule-row/contract";
import { ruleRow } from "../rule-row/rule-row";
import base from "../styles/base.css";
import rules from "../styles/rules.css";
import css from "../styles/rule-row.css";
import { styleCss } from "../ui/art";

export default mounted<RowState>({ styles: { base, rules, "rule-row": styleCss() + css }, madeOf: ["scene", "theme"], make: ruleRow });
