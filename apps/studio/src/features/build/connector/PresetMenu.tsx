import { type ConnectorPreset, connectorPresets } from '@coverwright/domain/build/connector/presets'
import { Button, Menu } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import type { ConnectorEditing } from './use-connector-form.ts'

const parts = [
  'name',
  'type',
  'call',
  'method',
  'address',
  'testAddress',
  'headers',
  'params',
  'body',
  'authentication',
  'deadlineSeconds',
  'outputs',
  'demoParams',
  'demoResult',
] as const

/** Fills the form as a well-known service is asked; the key is one's own. */
export function PresetMenu({ form }: { readonly form: ConnectorEditing }) {
  const { t } = useTranslation('connector')
  const fill = (preset: ConnectorPreset) => {
    for (const part of parts) form.setValue(part, structuredClone(preset[part]))
    form.setValue('secret', undefined)
    sayDone(t('presetFilled', { secret: preset.secretIs, site: new URL(preset.site).host }))
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="compact-sm" leftSection={<IconTemplate size={14} />}>
          {t('preset')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {connectorPresets.map((preset) => (
          <Menu.Item key={preset.name} onClick={() => fill(preset)}>
            {preset.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
