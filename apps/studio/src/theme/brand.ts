import type { VariantName } from '@coverwright/domain/variant'

const colour = /^#[0-9a-f]{6}$/i

/**
 * The variant and the company's own colour, put on the root so that portals wear them too. A colour that is not six
 * hex digits is passed over: it comes from a person's form and would break every derived token.
 */
export function applyBrand(root: HTMLElement, variant: VariantName, themeColour: string | null | undefined): void {
  root.dataset.variant = variant
  if (themeColour && colour.test(themeColour)) root.style.setProperty('--cw-brand', themeColour)
  else root.style.removeProperty('--cw-brand')
}
