/**
 * Newer browsers answer these with a promise, of which TypeScript's own declarations do not know: an effect that returns
 * one breaks the screen when it is left. Declared so, such an effect does not compile.
 */
interface Element {
  scroll(x: number, y: number): unknown
  scroll(options?: ScrollToOptions): unknown
  scrollTo(x: number, y: number): unknown
  scrollTo(options?: ScrollToOptions): unknown
  scrollBy(x: number, y: number): unknown
  scrollBy(options?: ScrollToOptions): unknown
  scrollIntoView(options?: boolean | ScrollIntoViewOptions): unknown
}

interface Window {
  scroll(x: number, y: number): unknown
  scroll(options?: ScrollToOptions): unknown
  scrollTo(x: number, y: number): unknown
  scrollTo(options?: ScrollToOptions): unknown
  scrollBy(x: number, y: number): unknown
  scrollBy(options?: ScrollToOptions): unknown
}
