import { compileTree } from '@coverwright/blocks/compile-tree'
import { definitions } from '@coverwright/blocks/definitions'
import { Tree } from '@coverwright/blocks/tree'
import { views } from '@coverwright/blocks/views'
import { translatedShell } from '@coverwright/domain/build/page/shell-texts'
import { useMemo } from 'react'
import { JourneyFrame } from '../../shell-design/preview/JourneyFrame.tsx'
import { useShell } from '../editing/shell-editing.ts'
import classes from '../PageEditor.module.css'
import { useCanvas } from './canvas-context.ts'
import { type Device, deviceWidths } from './devices.ts'

/** The page to try out, without anything of the editor on it. */
export function PreviewStage({ device, label }: { readonly device: Device; readonly label: string }) {
  const { shell, page, language } = useShell()
  const { journey } = useCanvas()
  const shown = useMemo(() => translatedShell(shell, language), [shell, language])
  const { nodes, rules } = useMemo(() => {
    const open = shown.pages.find(({ path }) => path === page.path)
    return compileTree([shown.header, ...(open?.content ?? []), shown.footer], definitions)
  }, [shown, page.path])
  return (
    <section className={classes.previewStage} aria-label={label}>
      <div style={{ width: deviceWidths[device] }}>
        <JourneyFrame
          title={label}
          theme={shell.theme}
          rules={rules}
          journey={journey}
          className={classes.previewFrame}
        >
          <div className="cj-page" key={page.path}>
            <Tree nodes={nodes} views={views} />
          </div>
        </JourneyFrame>
      </div>
    </section>
  )
}
