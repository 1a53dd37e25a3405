/** The block that a component stands in where a page follows it. */
export const instanceType = 'Component'
