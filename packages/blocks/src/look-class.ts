/** Of the rules that `look.ts` makes; apart from them, for the browser needs the name alone. */
export const lookClass = (id: string) => `b-${id.replaceAll(/[^\w-]/g, '')}`
