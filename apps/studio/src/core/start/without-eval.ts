/**
 * Schemas try whether they may build code from text. The content security policy forbids it, and the browser reports
 * the try as an error. Told so before they are loaded, they do not try; zod reads this name wherever it is bundled.
 */
export function keepSchemasFromEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
