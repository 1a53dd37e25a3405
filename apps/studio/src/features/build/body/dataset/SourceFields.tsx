import { Button } from '@mantine/core'
import { IconDatabase } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../../core/screens/path-to.ts'
import { queries } from '../../../../core/wire/queries.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import type { Path } from '../../body-editing/place.ts'
import { valueAt } from '../editing/at-path.ts'
import { ChoiceField } from '../editing/fields.tsx'

const most = 200

/** The data source whose rows can be chosen, and which of its columns is kept and which is read. */
export function SourceFields({ at }: { readonly at: Path }) {
  const { t } = useTranslation('body')
  const { body } = useBody()
  const sources = useQuery(queries.dataSource.listDataSources({}, { nowPage: 1, pageSize: most, orderBy: 'name' }))
  const known = sources.data?.items ?? []
  const chosen = known.find(({ name }) => name === valueAt(body, [...at, 'source']))
  const columns = [...new Set(chosen?.columns.map(({ name }) => name))].map((name) => ({ value: name, label: name }))
  return (
    <>
      <ChoiceField
        at={[...at, 'source']}
        label={t('dataset.source')}
        data={known.map(({ name }) => ({ value: name, label: name }))}
      />
      <ChoiceField at={[...at, 'valueColumn']} label={t('dataset.valueColumn')} data={columns} />
      <ChoiceField at={[...at, 'labelColumn']} label={t('dataset.labelColumn')} data={columns} />
      <Button
        size="compact-sm"
        variant="subtle"
        component={Link}
        to={pathTo('/setData')}
        leftSection={<IconDatabase size={14} />}
      >
        {t('dataset.sources')}
      </Button>
    </>
  )
}
