// The parts of a table's page that every layout of every game shows.
import type { Snippet } from "svelte";

export type LayoutProps = {
  title: string;
  unseen: Snippet; // for screen readers only
  since: Snippet | undefined; // the strip of past events, in place of the bar
  extra: Snippet; // in the menu
  flag: Snippet; // beside the menu
  final: Snippet; // the result
};
