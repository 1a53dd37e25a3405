import { type ComponentChild, hydrate } from 'preact'

/** Takes over the markup that the server sent. */
export const hydrateRoot = (root: Element, element: ComponentChild): void => hydrate(element, root)
