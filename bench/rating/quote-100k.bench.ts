import { raceQuotes } from './quote-race.ts'

await raceQuotes(100_000)
