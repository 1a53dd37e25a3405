import type { Body } from '@coverwright/domain/build/body/body'
import { freeName } from '@coverwright/domain/build/dataset/data-name'
import { renameData, type TableColumns } from '@coverwright/domain/build/dataset/uses'
import { isGivenName } from '@coverwright/domain/build/question/question-kinds'
import { current, isDraft } from 'immer'
import { useTranslation } from 'react-i18next'
import { whenReleased } from '../../../../framework/form/when-released.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { suggestName } from '../editing/suggest-name.ts'
import { takenNames } from './question-operations.ts'

/**
 * Once its title is written, data of a new question that nobody has named goes by the title: "Where are you going?" asks
 * for `where_going`. Questions that were there before keep their names: others know them.
 */
export function useNameFromTitle(name: string, isNew: boolean) {
  const { t } = useTranslation('body')
  const { tables, change, isLocked } = useBody()
  return (next: string) => {
    // Whoever goes on to the name writes it themselves: it must not change under their hands.
    if (!isNew || isLocked || next.endsWith('.name')) return
    whenReleased(() => change((draft) => nameFromTitle(draft, name, tables), t('dataset.nameIt')))
  }
}

/** In the body as it is then: what was pressed in between stays done. */
export function nameFromTitle(draft: Body, name: string, tables: readonly TableColumns[]): void {
  const question = draft.questions.groups.flatMap(({ questions }) => questions).find((each) => each.name === name)
  const suggested = suggestName(question?.label ?? '')
  const isStandard = Object.values(draft.standard).includes(name)
  if (!isGivenName(name) || isStandard || suggested === '') return
  const others = new Set([...takenNames(draft)].filter((other) => other !== name))
  const to = freeName(suggested, others)
  if (to !== name) Object.assign(draft, renameData(isDraft(draft) ? current(draft) : draft, name, to, tables))
}
