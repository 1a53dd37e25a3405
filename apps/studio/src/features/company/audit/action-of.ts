const named: Readonly<Record<string, string>> = { 'login/landingV2': 'Sign in', 'login/saveUserEquipment': 'Sign in' }

/** `permission/role/createPermissionsRole` reads "Create permissions role". */
export function actionOf(call: string): string {
  if (named[call]) return named[call]
  const words = (call.split('/').at(-1) ?? call)
    .replace(/V\d+$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
