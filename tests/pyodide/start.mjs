// Starts Python as pages have it, with the checkout at /repo and the packages at /packages; runs the given file.
const [runtime, packages, checkout, file] = process.argv.slice(2);
const { loadPyodide } = await import(`${runtime}/pyodide.mjs`);
const python = await loadPyodide();
for (const [place, folder] of [["/packages", packages], ["/repo", checkout]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
process.exit(
  python.runPython(`
import os, runpy, sys
sys.dont_write_bytecode = True  # what this Python compiles is no use to the one of the checkout
sys.path[:0] = ["/repo", "/packages"]
os.chdir("/repo")
runpy.run_path(${JSON.stringify(file)})["main"]()
`),
);
