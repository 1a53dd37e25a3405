import { type Property, propertyTypes } from '@coverwright/domain/build/dataset/property'
import { hindrancesToDelete } from '@coverwright/domain/build/dataset/uses'
import { Alert, Button, Select } from '@mantine/core'
import { IconLock, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Pane, PaneSection } from '../../../../framework/editor/Pane.tsx'
import { sayDoneWithUndo } from '../../../../framework/toast/toasts.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { setAt } from '../editing/at-path.ts'
import { TextField } from '../editing/fields.tsx'
import { propertyFor } from '../questions/question-operations.ts'
import { DataNameField } from './DataNameField.tsx'
import { LimitFields } from './PropertyFields.tsx'
import { UsesList } from './UsesList.tsx'

/** One piece of data: its name, type and limits; deleted only when nothing would be left without it. */
export function PropertyInspector({ at, property }: { readonly at: number; readonly property: Property }) {
  const { t } = useTranslation('body')
  const { body, tables, change, undo, isLocked } = useBody()
  const place = ['dataset', 'properties', at] as const
  const uses = useMemo(() => hindrancesToDelete(body, property.name, tables), [body, property.name, tables])
  const isAsked = uses.some(({ kind }) => kind === 'question')
  const remove = () => {
    change((draft) => void draft.dataset.properties.splice(at, 1), t('questions.deleteWhat', { name: property.name }))
    sayDoneWithUndo(t('questions.deleted', { name: property.name }), async () => undo())
  }
  const hasOptions = 'options' in property
  return (
    <Pane side="right" title={property.name} label={t('questions.properties')}>
      <PaneSection>
        <DataNameField at={[...place, 'name']} name={property.name} suggestion="" />
        <TextField
          at={[...place, 'about']}
          label={t('dataset.about')}
          hint={t('dataset.aboutHint')}
          maxLength={300}
          isOptional
        />
      </PaneSection>
      <PaneSection title={t(hasOptions ? 'dataset.options' : 'dataset.limits')}>
        <Select
          size="sm"
          label={t('dataset.type')}
          {...(isAsked && { description: t('dataset.typeOfQuestion') })}
          data={propertyTypes.map((type) => ({ value: type, label: t(`propertyTypes.${type}`) }))}
          value={property.type}
          allowDeselect={false}
          readOnly={isLocked || isAsked}
          onChange={(next) => {
            const type = propertyTypes.find((one) => one === next)
            if (type) change((draft) => setAt(draft, place, propertyFor(property.name, type)), t('dataset.changeType'))
          }}
        />
        <LimitFields at={place} property={property} />
        {property.type !== 'json' && property.type !== 'several' && (
          <TextField
            at={[...place, 'default']}
            label={t('dataset.default')}
            hint={t('dataset.defaultHint')}
            maxLength={200}
            isOptional
          />
        )}
      </PaneSection>
      <PaneSection title={t('dataset.uses')} end={t('dataset.usedIn', { count: uses.length })}>
        <UsesList uses={uses} />
        {uses.length > 0 ? (
          <Alert color="info" icon={<IconLock size={16} />} title={t('dataset.cannotDelete')}>
            {t('dataset.cannotDeleteHint')}
          </Alert>
        ) : (
          !isLocked && (
            <Button variant="default" leftSection={<IconTrash size={16} />} onClick={remove}>
              {t('dataset.delete')}
            </Button>
          )
        )}
      </PaneSection>
    </Pane>
  )
}
