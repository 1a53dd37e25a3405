// Lives a year of the demo companies and keeps it: `npm run demo-history`. Made again it is the same.
// With `-- --begin FILE` only its first days, as the test does that compares them.
import { historyPath, writeHistory } from '../../src/demo/history/history-file.ts'
import { digestsOf } from './digests.ts'
import { keepHistory } from './keep-history.ts'
import { live } from './live.ts'
import { startDemo } from './start-demo.ts'
import { comparedDays, firstDay } from './year.ts'

const isBegunOnly = process.argv[2] === '--begin'
const [path = historyPath] = process.argv.slice(isBegunOnly ? 3 : 2)
const demo = await startDemo(new Date(`${firstDay}T05:00:00Z`))
let begin: Record<string, string> = {}
try {
  await live(demo, {
    atDay: async (day) => {
      if (day !== comparedDays) return 'go on'
      begin = digestsOf(await keepHistory(demo))
      return isBegunOnly ? 'end' : 'go on'
    },
  })
  await writeHistory(path, { ...(await keepHistory(demo)), begin })
} finally {
  await demo.stop()
}
