// The theme lets a table that is too wide scroll within its own frame, which no key reaches in every browser.

/** Makes the frames of tables that are too wide a stop of the tab key, now, later, and when the page is resized. */
export function reachTables(root: Document): void {
  const look = () => {
    const frames = [...root.querySelectorAll<HTMLElement>(".md-typeset__scrollwrap")];
    const wide = frames.map((frame) => frame.scrollWidth > frame.clientWidth); // all read before any is changed
    frames.forEach((frame, at) => (wide[at] ? frame.setAttribute("tabindex", "0") : frame.removeAttribute("tabindex")));
  };
  new MutationObserver(look).observe(root.body, { childList: true, subtree: true });
  new ResizeObserver(look).observe(root.body);
  look();
}
