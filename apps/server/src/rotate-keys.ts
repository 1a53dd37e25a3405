// Adds a key that signs sessions and mailed links, an hour from now: `npm run rotate-keys`, then start every server anew within
// that hour. Nobody is signed out. After a leak `npm run rotate-keys -- --drop-old` makes everything void that was signed before.
import { Client } from 'pg'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { renewTokenKey } from './platform/database/platform-secrets.ts'
import { readSecretsKeys } from './platform/database/secrets-key.ts'

const dropsOld = process.argv.includes('--drop-old')
const config = readConfig(process.env)
const database = await openDatabase(config)
const owner = new Client(database.ownerUrl)
await owner.connect()
await renewTokenKey(owner, await readSecretsKeys(config), dropsOld)
await owner.end()
await database.release()
console.log(
  dropsOld
    ? 'Only what is signed with the new key counts. Start every server anew now; everybody signs in again, and mailed links are void.'
    : 'The new key signs in an hour. Start every server anew before then.',
)
