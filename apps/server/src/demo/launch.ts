import type { PublishForm } from '@coverwright/domain/publish/release/release'
import { publishProduct } from '../modules/publish/publisher/index.ts'
import type { WriteContext } from '../platform/http/context.ts'

/** By the same way as everybody: live takes only what stood in staging. */
export async function launch(context: WriteContext, { id, host }: Pick<PublishForm, 'id' | 'host'>): Promise<void> {
  await publishProduct(context, { id, stage: 'staging', host: host.replace('.', '-staging.') })
  await publishProduct(context, { id, stage: 'live', host })
}
