/** Of what has the words somebody typed so many are shown, and that there are more is said. */
export const mostFound = 500
