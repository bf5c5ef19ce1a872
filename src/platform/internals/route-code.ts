/**
 * How Vite's manifest names the code of a route's page, which TanStack Router's plugin takes out of the route's file: its key is that
 * file with this query. `route` is the file, below the project or, of the desk, below `desk/`.
 */
export const routeCode = /^(?<route>(?:src\/)?routes\/.+\.tsx)\?tsr-split=component/;
