import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

export type Path = readonly (string | number)[]

/** How a place in the body stands in an address and on a field. */
export const placeText = (path: Path): string => path.join('.')

export const builderParts = [
  'questions',
  'dataset',
  'plans',
  'pricing',
  'underwriting',
  'tables',
  'test',
  'documents',
  'languages',
  'readiness',
] as const

export type BuilderPart = (typeof builderParts)[number]

const partsOfPlaces: Readonly<Record<string, BuilderPart>> = {
  questions: 'questions',
  standard: 'questions',
  cover: 'plans',
  declarations: 'plans',
  documents: 'documents',
  regulatory: 'documents',
  insured: 'documents',
  period: 'plans',
}

const partsOfRating: Readonly<Record<string, BuilderPart>> = { rules: 'underwriting', tables: 'tables' }

/** The part that shows a place of the body. */
export function partOf([first, second]: Path): BuilderPart {
  if (first === 'rating') return partsOfRating[String(second)] ?? 'pricing'
  return partsOfPlaces[String(first)] ?? 'dataset'
}

export const addressOfPart = (product: string, part: BuilderPart, at?: Path): string => {
  const search = new URLSearchParams({ product, part, ...(at && { at: placeText(at) }) })
  return `/bs-build?${search}`
}

/** The place that the address names, for parts that select what is there. */
export function usePlace(): string {
  const [search] = useSearchParams()
  return search.get('at') ?? ''
}

const patienceMs = 3000

/** Brings the field that the address names into view and puts the cursor there, once its part is loaded. */
export function useFocusOnPlace(): void {
  const [search] = useSearchParams()
  const at = search.get('at')
  const part = search.get('part')
  useEffect(() => {
    if (!at || !part) return undefined
    const until = Date.now() + patienceMs
    const timer = setInterval(() => {
      const field = fieldOf(document, at)
      if (!field && Date.now() < until) return
      clearInterval(timer)
      if (!field || field.contains(document.activeElement)) return
      field.scrollIntoView({ block: 'center' })
      focusable(field)?.focus({ preventScroll: true })
    }, 50)
    return () => clearInterval(timer)
  }, [at, part])
}

/** The field itself, or the nearest thing around it that is shown. */
function fieldOf(root: ParentNode, at: string): HTMLElement | undefined {
  const parts = at.split('.')
  for (let length = parts.length; length > 0; length--) {
    const place = parts.slice(0, length).join('.')
    const found = root.querySelector<HTMLElement>(`[data-at="${CSS.escape(place)}"]`)
    if (found) return found
  }
  return undefined
}

const focusable = (field: HTMLElement) =>
  field.matches('input, textarea, select, button, a, [tabindex]')
    ? field
    : // Something to write in comes before a button, which may be the one that takes it all away.
      (field.querySelector<HTMLElement>('input, textarea, select') ??
      field.querySelector<HTMLElement>('button, a, [tabindex]'))
