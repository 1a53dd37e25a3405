import type { outbox } from '@coverwright/contract/reach/outbox'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { brandValues } from '../../build/template/index.ts'
import { linkTo } from '../../company/file/index.ts'
import { filesOf } from './attached-files.ts'
import { getMessageInCompany, toContent } from './internal.ts'

export const getMessage: HandlerOf<typeof outbox, 'getMessage'> = async ({ tx, ports, now }, { id }) => {
  const content = toContent(await getMessageInCompany(tx, id), ports.deliveries, await brandValues(tx))
  if (content.isHidden) return { ...content, attachments: [] }
  const attachments = []
  for (const { name, file } of await filesOf(tx, id))
    attachments.push({ name, url: file ? (await linkTo(file, ports.tokens, now)).url : null })
  return { ...content, attachments }
}
