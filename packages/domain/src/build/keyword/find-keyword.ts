import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { dataName } from '../dataset/data-name.ts'

/** In English where no language is named. */
export const KeywordQuestion = z
  .strictObject({ keyword: dataName, language: z.enum(languages).optional() })
  .meta({ id: 'KeywordQuestion', examples: [{ keyword: 'claims_line', language: 'en_uk' }] })

/** `text` is null where the keyword has none in that language. */
export const FoundKeyword = z
  .object({ found: z.boolean(), name: z.string().nullable(), text: z.string().nullable() })
  .meta({
    id: 'FoundKeyword',
    examples: [{ found: true, name: 'Claims line', text: 'Call 020 7946 0100' }],
  })
