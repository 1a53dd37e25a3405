/** Takes the reader to the first refused field on the page. False when none of them is on it. */
export function focusFirst(paths: readonly string[]): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')]
  const first = fields.find((field) => paths.includes(field.dataset.path ?? ''))
  first?.scrollIntoView({ block: 'center', behavior: 'auto' })
  first?.focus({ preventScroll: true })
  return first !== undefined
}
