import { permissionsOfRole } from '@coverwright/domain/permissions'
import type { Account } from '../modules/company/member/index.ts'
import type { BasePorts, WriteContext } from '../platform/http/context.ts'

interface Means extends Pick<WriteContext, 'tx' | 'audit' | 'now'> {
  readonly ports: BasePorts
}

/** As if the primary user of the company had pressed the studio's buttons. */
export function primaryContext({ companyId, memberId }: Account, { ports, ...means }: Means): WriteContext {
  return {
    ...means,
    actor: { companyId, memberId, sessionId: memberId },
    grants: Promise.resolve({ role: 'primary', permissions: permissionsOfRole('primary') } as const),
    caller: { address: '127.0.0.1', host: 'localhost' },
    // Nothing of it mails a link: the server does not listen yet.
    ports: { ...ports, linkTo: (path) => path },
  }
}
