import { Button } from '@mantine/core'
import { IconTools } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Page } from '../../../framework/page/Page.tsx'
import { DataTable } from '../body/DataTable.tsx'
import { addressOfPart } from '../body-editing/place.ts'
import { CalledConnectors } from '../connector/CalledConnectors.tsx'
import { Keywords } from '../keyword/Keywords.tsx'
import { DataHeader, useDataTab } from './DataHeader.tsx'
import { DataSources } from './DataSources.tsx'

/** What questions and texts draw on: data, data sources, connectors and keywords. `?product=` narrows it to one product. */
export function Component() {
  const { t } = useTranslation('data-source')
  const { tab, productId } = useDataTab()
  if (tab === 'keywords')
    return <Keywords productId={productId} header={(actions) => <DataHeader actions={actions} />} />
  if (tab === 'connectors')
    return (
      <Page>
        <DataHeader />
        <CalledConnectors productId={productId} />
      </Page>
    )
  if (tab === 'dataset' && productId)
    return (
      <Page>
        <DataHeader
          actions={
            <Button component={Link} to={addressOfPart(productId, 'dataset')} leftSection={<IconTools size={16} />}>
              {t('build')}
            </Button>
          }
        />
        <DataTable id={productId} />
      </Page>
    )
  return <DataSources />
}
