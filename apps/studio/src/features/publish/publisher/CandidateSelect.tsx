import type { StageItem } from '@coverwright/domain/publish/publisher/stage'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { shownChoices, useChoices } from '../../../framework/form/use-choices.ts'

interface CandidateSelectProps {
  readonly value: StageItem | undefined
  readonly onChange: (value: StageItem | undefined) => void
  readonly error?: string | undefined
}

const releaseOf = ({ mount }: StageItem) => mount?.releaseId ?? ''

/** What can be put at an address: what stands in staging, as it is. */
export function CandidateSelect({ value, onChange, error }: CandidateSelectProps) {
  const { t } = useTranslation('publisher')
  const choiceOf = (item: StageItem) => ({
    value: releaseOf(item),
    label: `${item.name}, ${t('version', { version: item.mount?.version })} (${item.mount?.host})`,
  })
  const { found, items, field } = useChoices({
    find: (search) => queries.publisher.listStage({ stage: 'staging', ...(search && { search }) }, shownChoices),
    choiceOf,
    chosen: value ? [choiceOf(value)] : [],
  })
  return (
    <Select
      label={t('candidate')}
      placeholder={t('candidatePlaceholder')}
      nothingFoundMessage={t('notFound')}
      {...field}
      value={value ? releaseOf(value) : null}
      error={error}
      onChange={(chosen) => onChange([...items, ...(value ? [value] : [])].find((item) => releaseOf(item) === chosen))}
      description={
        found.data?.total === 0 && field.data.length === 0 ? (
          <>
            {t('candidateNone')} <Link to={pathTo('/publishTS')}>{t('act.staging')}</Link>
          </>
        ) : (
          t('candidateStaged')
        )
      }
    />
  )
}
