import { nameOfPlace } from '@coverwright/domain/build/body/name-of-place'
import type { QuestionKindName } from '@coverwright/domain/build/question/question-kinds'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../../framework/editor/announce.ts'
import { sayDoneWithUndo } from '../../../../framework/toast/toasts.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import {
  addGroup,
  addQuestion,
  duplicateQuestion,
  moveGroup,
  moveQuestion,
  neighbourOf,
  type QuestionPlace,
  removeGroup,
  removeQuestion,
} from './question-operations.ts'
import type { Selection } from './selection.ts'

export type QuestionActions = ReturnType<typeof useQuestionActions>

/** Everything that can be done to groups and questions, each one step of undo. */
export function useQuestionActions(select: (selection: Selection) => void) {
  const { t } = useTranslation('body')
  const { body, change, undo, product } = useBody()
  const { groups } = body.questions
  const nameOf = ({ group, at }: QuestionPlace) => nameOfPlace(body, ['questions', 'groups', group, 'questions', at])

  const removed = (name: string) =>
    sayDoneWithUndo(t('questions.deleted', { name }), async () => {
      undo()
    })

  return {
    addGroup(repeated?: { readonly item: string }) {
      const at = groups.length
      change((draft) => {
        addGroup(draft, repeated?.item ?? 'group', repeated)
      }, t('questions.addGroup'))
      select({ group: at, at: null })
    },
    addQuestion(place: QuestionPlace, kind: QuestionKindName) {
      change((draft) => {
        if (draft.questions.groups.length === 0) addGroup(draft, 'group')
        addQuestion(draft, place, kind, product)
      }, t('questions.add'))
      select({ ...place, isNew: true })
    },
    duplicate(place: QuestionPlace) {
      change((draft) => duplicateQuestion(draft, place), t('questions.duplicate'))
      select({ group: place.group, at: place.at + 1 })
    },
    remove(place: QuestionPlace) {
      const name = nameOf(place)
      change((draft) => removeQuestion(draft, place), t('questions.deleteWhat', { name }))
      const left = (groups[place.group]?.questions.length ?? 1) - 1
      select({ group: place.group, at: left > 0 ? Math.min(place.at, left - 1) : null })
      removed(name)
    },
    removeGroup(group: number) {
      const name = groups[group]?.name ?? ''
      change((draft) => removeGroup(draft, group), t('questions.deleteWhat', { name }))
      select({ group: Math.max(0, group - 1), at: null })
      removed(name)
    },
    /** Puts it before what stands at the place. */
    move(from: QuestionPlace, to: QuestionPlace) {
      const name = nameOf(from)
      change((draft) => void moveQuestion(draft, from, to), t('questions.move'))
      select(to)
      announce(t('questions.moved', { name, position: to.at + 1, group: groups[to.group]?.name }))
    },
    moveBy(from: QuestionPlace, by: -1 | 1) {
      const to = neighbourOf(body, from, by)
      if (to) this.move(from, to)
      else announce(t(by === 1 ? 'questions.isLast' : 'questions.isFirst', { name: nameOf(from) }))
    },
    moveGroupBy(group: number, by: -1 | 1) {
      const to = group + by
      if (to < 0 || to >= groups.length) return
      change((draft) => moveGroup(draft, group, to), t('questions.move'))
      select({ group: to, at: null })
      announce(t('questions.movedGroup', { name: groups[group]?.name, position: to + 1 }))
    },
  }
}
