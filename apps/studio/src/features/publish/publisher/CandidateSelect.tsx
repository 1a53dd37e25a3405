import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCandidates } from './candidates.ts'

interface CandidateSelectProps {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly error?: string | undefined
}

export function CandidateSelect({ value, onChange, error }: CandidateSelectProps) {
  const { t } = useTranslation('publisher')
  const { products, staged } = useCandidates()
  return (
    <Select
      label={t('candidate')}
      placeholder={t('candidatePlaceholder')}
      searchable
      value={value}
      error={error}
      onChange={onChange}
      data={[
        {
          group: t('candidateStaged'),
          items: staged.flatMap(({ name, mount }) =>
            mount
              ? [
                  {
                    value: `release:${mount.releaseId}`,
                    label: `${name}, ${t('v', { version: mount.version })} (${mount.host})`,
                  },
                ]
              : [],
          ),
        },
        { group: t('candidateNow'), items: products.map(({ id, name }) => ({ value: `product:${id}`, label: name })) },
      ]}
    />
  )
}
