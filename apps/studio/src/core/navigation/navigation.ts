import { decide, type Visitor } from '../screens/decide.ts'
import { isBuilt, type Place, pathsOf, type Screen, sections } from '../screens/screen.ts'

export interface NavigationSection {
  readonly section: Place['section']
  readonly screens: readonly Screen[]
}

/** Screens that are built and that this visitor may open. What someone lacks is hidden, never shown disabled. */
export const openScreens = (catalogue: readonly Screen[], visitor: Visitor): Screen[] =>
  catalogue.filter((screen) => isBuilt(screen) && decide(screen, visitor).kind === 'open')

/** The navigation: sections in their order, without those that would be empty. */
export const navigationOf = (catalogue: readonly Screen[], visitor: Visitor): NavigationSection[] =>
  sections.flatMap((section) => {
    const screens = openScreens(catalogue, visitor)
      .flatMap((screen) => (screen.place?.section === section ? [{ screen, order: screen.place.order }] : []))
      .toSorted((one, other) => one.order - other.order)
      .map(({ screen }) => screen)
    return screens.length > 0 ? [{ section, screens }] : []
  })

/** Whether a link to a screen leads to where one is, or to the screen that this one stands under. */
export function currentIn(catalogue: readonly Screen[], screen: Screen, pathname: string): 'page' | 'true' | undefined {
  const isAt = (one: Screen) => pathsOf(one).includes(pathname)
  if (isAt(screen)) return 'page'
  return catalogue.some((other) => other.under === screen.path && isAt(other)) ? 'true' : undefined
}
