// The theme makes a `nav` of one button for each block of code, so that code can be copied: no place to navigate to.

/** Takes them out of the list of landmarks, now and whenever one is made. */
export function quietButtons(root: Document): void {
  const quiet = () => {
    for (const nav of root.querySelectorAll(".md-code__nav:not([role])")) nav.setAttribute("role", "none");
  };
  new MutationObserver(quiet).observe(root.body, { childList: true, subtree: true });
  quiet();
}
