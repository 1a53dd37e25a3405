import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useCandidates } from './candidates.ts'

interface CandidateSelectProps {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly error?: string | undefined
}

export function CandidateSelect({ value, onChange, error }: CandidateSelectProps) {
  const { t } = useTranslation('publisher')
  const { isKnown, staged } = useCandidates()
  return (
    <Select
      label={t('candidate')}
      placeholder={t('candidatePlaceholder')}
      searchable
      value={value}
      error={error}
      onChange={onChange}
      description={
        isKnown && staged.length === 0 ? (
          <>
            {t('candidateNone')} <Link to={pathTo('/publishTS')}>{t('act.staging')}</Link>
          </>
        ) : (
          t('candidateStaged')
        )
      }
      data={staged.flatMap(({ name, mount }) =>
        mount
          ? [{ value: mount.releaseId, label: `${name}, ${t('version', { version: mount.version })} (${mount.host})` }]
          : [],
      )}
    />
  )
}
