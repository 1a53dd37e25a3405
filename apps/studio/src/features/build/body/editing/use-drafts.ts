import type { Body } from '@coverwright/domain/build/body/body'
import { draftTexts } from '@coverwright/domain/build/body/draft-texts'
import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'

/** What drafts are written into. */
const written = ({ documents, cover, insured, regulatory }: Body) =>
  JSON.stringify([documents, cover.plans, insured, regulatory])

/** A first draft of every text that is still empty, as one step of undo; nothing where none is. */
export function useDrafts(): (() => void) | undefined {
  const { t } = useTranslation('body')
  const { body, product, replace, isLocked } = useBody()
  const drafted = useMemo(() => {
    const next = draftTexts(body, product, isoDate(calendarDate(new Date(), product.timeZone)))
    return written(next) === written(body) ? undefined : next
  }, [body, product])
  return drafted && !isLocked ? () => replace(drafted, t('readiness.drafted')) : undefined
}
