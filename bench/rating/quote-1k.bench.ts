import { raceQuotes } from './quote-race.ts'

await raceQuotes(1000)
