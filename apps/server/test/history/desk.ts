import { demoCompanies } from '../../src/demo/index.ts'
import { primaryContext } from '../../src/demo/primary-context.ts'
import { handlersWith } from '../../src/handlers.ts'
import type { Published } from '../../src/modules/build/product/index.ts'
import { keepFile } from '../../src/modules/company/file/index.ts'
import { type Account, findAccount } from '../../src/modules/company/member/index.ts'
import type { WriteContext } from '../../src/platform/http/context.ts'
import { waysIn } from '../../src/platform/http/ways-in.ts'
import type { LivedDemo } from './start-demo.ts'

type Handlers = ReturnType<typeof handlersWith>

/** None of what the desk does asks where a product stands. */
const nowhere: Published = {
  placesOf: async () => new Map(),
  takeOff: async () => [],
  isShownAnywhere: async () => false,
  productsCalling: async () => [],
  unitsInUse: async () => ({ Simple: 0, Standard: 0, Complicated: 0 }),
  salesBetween: async () => 0,
  isAnythingReached: async () => false,
  wasAnyLive: async () => false,
}

const linkTo = (path: string) => new URL(path, 'http://localhost:8080').href

/** The people of the demo companies at their work: each act by the call that its screen makes. */
export async function aDesk({ pool, ports, clock }: LivedDemo) {
  const handlers = handlersWith(nowhere)
  const accounts = new Map<string, Account>()
  for (const { members } of demoCompanies)
    for (const { email } of members) {
      const account = await waysIn(pool, 'demo/history').door((tx) => findAccount(tx, email))
      if (account) accounts.set(email, account)
    }

  async function act<G extends keyof Handlers>(
    email: string,
    group: G,
    call: keyof Handlers[G],
    input: object,
  ): Promise<{ readonly id: string }> {
    const account = accounts.get(email)
    if (!account) throw new Error(`There is no ${email}`)
    await clock.pass(30)
    // Each takes the input of its own call and answers what it made; the story hands it nothing else.
    const handler = handlers[group][call] as unknown as (
      context: WriteContext,
      input: object,
    ) => Promise<{ id: string }>
    return waysIn(pool, `${group}/${String(call)}`).enter(account, (tx, audit) =>
      handler(
        { ...primaryContext(account, { tx, audit, now: clock.now(), ports }), ports: { ...ports, linkTo } },
        input,
      ),
    )
  }

  async function keepLogo(email: string, name: string, content: Uint8Array): Promise<string> {
    const account = accounts.get(email)
    if (!account) throw new Error(`There is no ${email}`)
    return waysIn(pool, 'file/upload').enter(account, async (tx, audit) => {
      const file = { memberId: account.memberId, purpose: 'logo', name: `${name}.png`, type: 'image/png' } as const
      const { id } = await keepFile(tx, ports.files, { ...file, content })
      await audit(id, { name: file.name })
      return id
    })
  }
  return { act, keepLogo }
}
