// The theme lets a table that is too wide scroll within its own frame, which no key reaches in every browser.

/** Makes the frames of tables that are too wide a stop of the tab key, now, later, and when the page is resized. */
export function reachTables(root: Document): void {
  const look = () => {
    for (const frame of root.querySelectorAll<HTMLElement>(".md-typeset__scrollwrap")) {
      if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
      else frame.removeAttribute("tabindex");
    }
  };
  new MutationObserver(look).observe(root.body, { childList: true, subtree: true });
  new ResizeObserver(look).observe(root.body);
  look();
}
