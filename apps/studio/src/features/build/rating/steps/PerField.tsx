import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { sayNameWithin } from '../../body-editing/say-name.ts'
import { useRatingEditing } from '../rating-editing.ts'

interface PerFieldProps {
  readonly per: string | undefined
  readonly onChange: (per: string | undefined) => void
}

const once = ' once'

/** Whether something is worked out once or for every item of a group. Not asked where there are no groups. */
export function PerField({ per, onChange }: PerFieldProps) {
  const { t } = useTranslation('rating')
  const { body, check, isLocked } = useRatingEditing()
  if (check.groups.length === 0 && per === undefined) return null
  const oneOf = (group: string) =>
    body.questions.groups.find(({ name }) => name === group)?.repeat?.item || sayNameWithin(group)
  const groups = [...new Set([...check.groups, ...(per === undefined ? [] : [per])])]
  return (
    <Select
      size="sm"
      label={t('field.per')}
      data={[
        { value: once, label: t('step.once') },
        ...groups.map((group) => ({ value: group, label: t('step.each', { item: oneOf(group) }) })),
      ]}
      value={per ?? once}
      readOnly={isLocked}
      allowDeselect={false}
      onChange={(chosen) => onChange(chosen === null || chosen === once ? undefined : chosen)}
    />
  )
}
