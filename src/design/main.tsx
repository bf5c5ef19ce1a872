import '#src/design/design.css';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { DesignPage } from '#src/design/design-page.tsx';

/*
 * The page of tokens and states, in development only: index.html beside it starts it, and neither the build nor the site's own route
 * tree knows of it. Links need a router to stand in; this one shows the same page wherever they lead.
 */
const router = createRouter({
  routeTree: createRootRoute({ component: DesignPage, notFoundComponent: () => null }),
  history: createMemoryHistory(),
});

const root = document.getElementById('app');
if (root === null) throw new Error('src/design/index.html has no element with the id app.');
createRoot(root).render(
  <React.StrictMode>
    <RouterProvider router={router} />
  </React.StrictMode>,
);
