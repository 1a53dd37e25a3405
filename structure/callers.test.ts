import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@coverwright/contract/contract'
import { expect, test } from 'vitest'

/** Calls that no screen makes, and for whom they are. One that gets a caller is taken off; never add one for another reason. */
const uncalled: Readonly<Record<string, string>> = {
  'agent/findAgent': 'programs ask it, and journeys',
  'commission/listEntries': 'for programs of one’s own: the screen has the sums, and every line in the file',
  'dataSource/findRow': 'programs ask it, and journeys',
  'document/getVersion': 'the same for every kind of document; body and shell have calls of their own',
  'document/listVersions': 'the same for every kind of document; body and shell have calls of their own',
  'document/saveVersion': 'the same for every kind of document; body and shell have calls of their own',
  'event/raiseEvent': 'programs raise the events that the studio defines',
  'identity/getUser': 'the specification names it',
  'keyword/findKeyword': 'programs ask it, and journeys',
  'login/getBlacklist': 'the specification names it',
  'login/getCompanyExists': 'the specification names it',
  'login/getCompanyInfo': 'the specification names it',
  'login/getCompanyUpgradeStatus': 'the specification names it',
  'login/getUserInfoByEmail': 'the specification names it',
  'login/getUserType': 'the specification names it',
  'login/referenceNumber': 'the specification names it',
  'login/verifyLinkOutOfDate': 'the specification names it',
  'number/findPolicyNoScopeList': 'the specification names it',
  'payment/isSubscribe': 'the specification names it',
  'permissions/addRolePermissions': 'the specification names it',
  'permissions/addUserPermissions': 'the specification names it',
  'permissions/getPermissionsListById': 'the specification names it',
  'permissions/getRolePermissions': 'the specification names it',
  'policy/countPolicies': 'programs ask it, and journeys',
  'policy/findPolicy': 'programs ask it, and journeys',
  'product/updateBody': 'programs save a body whole; the studio sends what changed',
  'product/updateShell': 'programs save a shell whole; the studio sends what changed',
  'publisher/makeRelease':
    'programs freeze a product before they swap it in; the studio swaps in what stood in staging',
  'referral/countReferrals': 'programs ask it, and journeys',
}

const root = join(import.meta.dirname, '..')
const isShipped = (file: string) => !/\.test\.tsx?$/.test(file)

/** As screens write it: `client.agent.listAgents`, `acts.permission['invitation/invite']`, or by its name in a text. */
const isMade = (sources: string, group: string, call: string) =>
  new RegExp(`\\b${group}\\s*(\\.|\\[['"])${call}\\b`).test(sources)

/** Of a contract, what these sources never ask for. */
const callsWithout = (sources: string, groups: Readonly<Record<string, { readonly calls: object }>>) =>
  Object.entries(groups).flatMap(([group, { calls }]) =>
    Object.keys(calls)
      .filter((call) => !isMade(sources, group, call))
      .map((call) => `${group}/${call}`),
  )

test('every call has a screen that makes it, or a reason', () => {
  const sources = globSync('apps/studio/src/**/*.{ts,tsx}', { cwd: root })
    .filter(isShipped)
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  expect(callsWithout(sources, contract).toSorted()).toEqual(Object.keys(uncalled).toSorted())
})

test('a call that nobody makes is found, however the others are written', () => {
  const groups = {
    agent: { calls: { list: {}, add: {}, remove: {}, lost: {} } },
    permission: { calls: { 'invitation/add': {} } },
  }
  const sources = `client.agent.list(input); listed(queries.agent.add, x); useAct('agent.remove'); acts.permission['invitation/add']({})`
  expect(callsWithout(sources, groups)).toEqual(['agent/lost'])
})
