export function Component() {
  return <main>Sign in</main>
}
