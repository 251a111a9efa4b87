import type { ComponentChildren } from 'preact';

/** What a game's own file says, set apart from what the app says; a reader is told once whose words they are. */
export const Author = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <p class="author">
    <span class="sr">{title} says: </span>
    {children}
  </p>
);

/** What a game as a file brings, and what stays with people. */
export const Yours = () => (
  <p class="soft">
    The app keeps your track, dice, tables, points and lists. Your map and your cards stay with you: it asks
    you what they show.
  </p>
);
