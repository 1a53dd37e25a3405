import {
  Component,
  ComponentChange,
  ComponentFilter,
  ComponentForm,
  ComponentLock,
  ComponentRef,
  ComponentRejection,
  ComponentUses,
} from '@coverwright/domain/build/component/component'
import { call, can, group, reads } from '../call.ts'

const missing = ['component.not-found'] as const

export const component = group('component', {
  createComponent: call({
    access: can('designStudio'),
    audit: true,
    input: ComponentForm,
    output: Component,
    errors: ['component.name-taken'],
  }),
  listComponents: call({
    access: reads('designParts'),
    paged: ['name', 'createdAt', 'updatedAt'],
    input: ComponentFilter,
    output: Component,
  }),
  getComponent: call({ access: reads('designParts'), input: ComponentRef, output: Component, errors: missing }),
  /** The products whose pages follow it: a change of it is for them, and without it they stay as they are. */
  listUses: call({ access: reads('designParts'), input: ComponentRef, output: ComponentUses, errors: missing }),
  /** A component that others use goes back to who makes it, and is approved again. */
  updateComponent: call({
    access: can('designStudio'),
    audit: true,
    input: ComponentChange,
    output: Component,
    errors: [...missing, 'component.name-taken', 'component.wrong-state', 'component.locked', 'document.being-edited'],
  }),
  submitComponent: call({
    access: can('designStudio'),
    audit: true,
    input: ComponentRef,
    output: Component,
    errors: [...missing, 'component.wrong-state'],
  }),
  takeBackComponent: call({
    access: can('designStudio'),
    audit: true,
    input: ComponentRef,
    output: Component,
    errors: [...missing, 'component.wrong-state'],
  }),
  approveComponent: call({
    access: can('approve-components'),
    audit: true,
    input: ComponentRef,
    output: Component,
    errors: [...missing, 'component.wrong-state'],
  }),
  rejectComponent: call({
    access: can('approve-components'),
    audit: true,
    input: ComponentRejection,
    output: Component,
    errors: [...missing, 'component.wrong-state'],
  }),
  lockComponent: call({
    access: can('designStudio'),
    audit: true,
    input: ComponentLock,
    output: Component,
    errors: missing,
  }),
  deleteComponent: call({
    access: can('designStudio'),
    audit: true,
    input: ComponentRef,
    output: Component,
    errors: [...missing, 'component.locked'],
  }),
})
