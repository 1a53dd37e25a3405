import { hash, randomBytes } from 'node:crypto'

/** Long and random: its plain hash can be kept, for nobody can guess what it is of. */
export const newJourneyToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => hash('sha256', token)
