// esbuild and vitest hand a style sheet over as text.
declare module "*.css" {
  const text: string;
  export default text;
}

declare module "*/short-paths.mjs" {
  export interface Segment {
    readonly kind: string;
    readonly values: readonly number[];
    readonly x: number;
    readonly y: number;
  }
  export function segments(path: string): Segment[];
  export function shortPath(path: string): string;
}
