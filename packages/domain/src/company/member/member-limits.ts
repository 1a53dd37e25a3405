/** Standard users a company may have, those with an open invitation included. */
export const maxStandardUsers = 10

export const maxRoles = 50
export const maxGroups = 100

/** How long a trial user looks around: as long as a new company does. */
export const trialUserDays = 21
