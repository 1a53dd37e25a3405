/** A control that keeps its own state listens for what another found. */
export const filled = 'cw-fill'

/** Puts a value found elsewhere into a field, as if it had been typed. */
export function fillField(name: string, value: string) {
  const field = document.getElementById(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
  // A search box shows the label of what it is told, not its code.
  if (field.getAttribute('role') !== 'combobox') field.value = value
  document.dispatchEvent(new CustomEvent(filled, { detail: { name, value } }))
  field.form?.dispatchEvent(new Event('input'))
}
