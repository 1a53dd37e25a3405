import type { Language } from '@coverwright/domain/base/language/language'
import { firstSelection } from '@coverwright/domain/build/plan/selection'
import { insertRow } from '../../../platform/database/save-row.ts'
import { getRelease, type Mounted } from '../../publish/release/index.ts'
import { requireBound } from '../../publish/resale/index.ts'
import { findTerms } from '../commission/index.ts'
import { expiryFrom, type JourneyWrite } from './internal.ts'
import { hashToken, newJourneyToken } from './journey-token.ts'
import { originOf, type SentBy } from './origin-of.ts'
import { type ApplicationRow, applications } from './tables.ts'

export interface StartedApplication {
  /** Goes into the buyer's cookie and nowhere else. */
  readonly token: string
  readonly application: ApplicationRow
}

/** Begins a journey on the release that is mounted now; it keeps that release to its end. */
export async function startApplication(
  { tx, audit, now }: JourneyWrite,
  mounted: Mounted,
  language: Language | null = null,
  sentBy?: SentBy,
): Promise<StartedApplication> {
  const { content } = await getRelease(tx, mounted)
  await requireBound(tx, content.providerId)
  const token = newJourneyToken()
  const origin = await originOf(tx, content.productId, sentBy)
  const application = await insertRow(tx, applications, {
    tokenHash: hashToken(token),
    releaseId: mounted.releaseId,
    mode: mounted.mode,
    host: mounted.host,
    origin,
    channelId: origin.channelId ?? null,
    commissionTerms: (await findTerms(tx, origin, content.productId)) ?? null,
    language,
    answers: {},
    selection: firstSelection(content.body.cover),
    declarations: [],
    expiresAt: expiryFrom(now),
  })
  await audit(application.id, { releaseId: mounted.releaseId, mode: mounted.mode })
  return { token, application }
}
