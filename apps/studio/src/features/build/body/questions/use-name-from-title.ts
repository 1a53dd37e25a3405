import { freeName } from '@coverwright/domain/build/dataset/data-name'
import { renameData } from '@coverwright/domain/build/dataset/uses'
import type { Question } from '@coverwright/domain/build/question/question'
import { isGivenName } from '@coverwright/domain/build/question/question-kinds'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'
import { suggestName } from '../editing/suggest-name.ts'
import { takenNames } from './question-operations.ts'

/** Once its title is written, data that nobody has named goes by the title: "Where are you going?" asks for `where_going`. */
export function useNameFromTitle({ name, label }: Question) {
  const { t } = useTranslation('body')
  const { body, tables, replace, isLocked } = useBody()
  return () => {
    const suggested = suggestName(label)
    if (isLocked || !isGivenName(name) || suggested === '') return
    const others = takenNames(body)
    const to = freeName(suggested, new Set([...others].filter((other) => other !== name)))
    if (to !== name) replace(renameData(body, name, to, tables), t('dataset.rename', { from: name, to }))
  }
}
