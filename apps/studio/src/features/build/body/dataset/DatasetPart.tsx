import { freeName } from '@coverwright/domain/build/dataset/data-name'
import { type Property, type PropertyType, propertyTypes } from '@coverwright/domain/build/dataset/property'
import { hindrancesToDelete } from '@coverwright/domain/build/dataset/uses'
import { Button, Menu, Table, TextInput } from '@mantine/core'
import { IconDatabase, IconPlus, IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Canvas } from '../../../../framework/editor/Pane.tsx'
import { DataName } from '../../../../framework/page/DataName.tsx'
import { Empty } from '../../../../framework/page/Empty.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { usePlace } from '../../body-editing/place.ts'
import { titleOfData } from '../../body-editing/words-of-data.ts'
import { propertyFor, takenNames } from '../questions/question-operations.ts'
import classes from './DatasetPart.module.css'
import { PropertyInspector } from './PropertyInspector.tsx'
import { useLimitWords } from './use-limit-words.ts'

/** All data of the body under their names: what each is, how far it may go, and where it is used. */
export function DatasetPart() {
  const { t } = useTranslation('body')
  const { body, change, isLocked } = useBody()
  const [selected, select] = useSelectedProperty()
  const [wanted, setWanted] = useState('')
  const { properties } = body.dataset
  const shown = properties
    .map((property, at) => ({ property, at }))
    .filter(({ property: { name, about = '' } }) =>
      `${titleOfData(body, name)} ${name} ${about}`.toLowerCase().includes(wanted.trim().toLowerCase()),
    )
  const add = (type: PropertyType) => {
    change((draft) => {
      draft.dataset.properties.push(propertyFor(freeName('data', takenNames(draft)), type))
    }, t('dataset.add'))
    select(properties.length)
  }
  const property = properties[selected]
  return (
    <>
      <Canvas label={t('parts.dataset')}>
        <header className={classes.head}>
          <div>
            <h2>{t('dataset.title')}</h2>
            <p>{t('dataset.hint')}</p>
          </div>
          <TextInput
            size="sm"
            leftSection={<IconSearch size={14} />}
            aria-label={t('dataset.search')}
            placeholder={t('dataset.search')}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
          <Menu position="bottom-end">
            <Menu.Target>
              <Button leftSection={<IconPlus size={16} />} disabled={isLocked}>
                {t('dataset.add')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {propertyTypes.map((type) => (
                <Menu.Item key={type} onClick={() => add(type)}>
                  {t(`propertyTypes.${type}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </header>
        {properties.length === 0 ? (
          <Empty icon={<IconDatabase size={20} />} title={t('dataset.none')} description={t('dataset.noneHint')} />
        ) : (
          <Table className={classes.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('dataset.says')}</Table.Th>
                <Table.Th>{t('dataset.name')}</Table.Th>
                <Table.Th>{t('dataset.type')}</Table.Th>
                <Table.Th>{t('dataset.limits')}</Table.Th>
                <Table.Th>{t('dataset.uses')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map(({ property: each, at }) => (
                <PropertyRow
                  key={`${each.name} ${at}`}
                  property={each}
                  at={at}
                  isSelected={at === selected}
                  onSelect={() => select(at)}
                />
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Canvas>
      {property && <PropertyInspector key={selected} at={selected} property={property} />}
    </>
  )
}

interface PropertyRowProps {
  readonly property: Property
  readonly at: number
  readonly isSelected: boolean
  readonly onSelect: () => void
}

function PropertyRow({ property, at, isSelected, onSelect }: PropertyRowProps) {
  const { t } = useTranslation('body')
  const { body, tables } = useBody()
  const words = useLimitWords()
  const uses = hindrancesToDelete(body, property.name, tables).length
  return (
    <Table.Tr data-selected={isSelected || undefined} onClick={onSelect}>
      <Table.Td className={classes.says}>{titleOfData(body, property.name)}</Table.Td>
      <Table.Td data-at={`dataset.properties.${at}`}>
        <DataName name={property.name} isAccent={isSelected} onOpen={onSelect} />
      </Table.Td>
      <Table.Td>{t(`propertyTypes.${property.type}`)}</Table.Td>
      <Table.Td className={classes.limits}>{words(property)}</Table.Td>
      <Table.Td>{uses === 0 ? t('dataset.unused') : t('dataset.usedIn', { count: uses })}</Table.Td>
    </Table.Tr>
  )
}

const place = /^dataset\.properties\.(\d+)/

function useSelectedProperty() {
  const at = usePlace()
  const [selected, select] = useState(() => Number(place.exec(at)?.[1] ?? 0))
  useEffect(() => {
    const named = place.exec(at)?.[1]
    if (named !== undefined) select(Number(named))
  }, [at])
  return [selected, select] as const
}
