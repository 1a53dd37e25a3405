import type { ClientOf } from '@coverwright/contract/client'
import type { contract } from '@coverwright/contract/contract'
import type { PublishForm } from '@coverwright/domain/publish/release/release'

interface Publishing {
  readonly client: { readonly publisher: Pick<ClientOf<typeof contract>['publisher'], 'publishProduct'> }
}

let number = 0

/** Through staging, as everything that goes live. */
export async function publishLive({ client }: Publishing, { id, host }: Pick<PublishForm, 'id' | 'host'>) {
  const tried = `tried-${process.pid}-${++number}.localhost`
  await client.publisher.publishProduct({ id, stage: 'staging', host: tried })
  return client.publisher.publishProduct({ id, stage: 'live', host })
}

export const publishAt = (publishing: Publishing, { stage, ...place }: Pick<PublishForm, 'id' | 'stage' | 'host'>) =>
  stage === 'live' ? publishLive(publishing, place) : publishing.client.publisher.publishProduct({ stage, ...place })
