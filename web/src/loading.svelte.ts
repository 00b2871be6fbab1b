// Parts of the client that are fetched when they are needed: pages, boards, catalogues.

export type LoadFault = "failed" | "offline" | "new-version";

class Loading {
  fault = $state<LoadFault | null>(null); // why the last part could not be fetched
}

export const loading = new Loading();

/**
 * Fetch a part of the client. When that fails the returned promise stays pending and the page offers to reload:
 * browsers remember a failed import, so nothing else can repeat it.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.info(error);
    loading.fault = await findFault();
    return new Promise(() => {});
  }
}

/** Ask the server for the page: a deployed client has other scripts, and the files of this one are gone. */
async function findFault(): Promise<LoadFault> {
  try {
    const answer = await fetch(document.baseURI, { cache: "no-store" });
    if (!answer.ok) return "offline";
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return scriptOf(page) === scriptOf(document) ? "failed" : "new-version";
  } catch {
    return "offline";
  }
}

function scriptOf(page: Document): string | undefined {
  return page.querySelector("script[type=module]")?.getAttribute("src") ?? undefined;
}
